-- The workload for Lua 5.4 and LuaJIT: cards are tables with closures, listeners are lists of functions by event.
-- play(games) plays that many games with the one generator and returns turns, effects and the generator's state.

local seed = 12345

local function below(n)
  seed = seed * 16807 % 2147483647
  return seed % n
end

local listeners = { gain = {}, damage = {} }
local effects = 0

local function fire(event, player, amount)
  local list = listeners[event]
  for i = 1, #list do list[i](player, amount) end
end

local function gain(player, amount)
  player.gold = player.gold + amount
  fire("gain", player, amount)
end

local function deal(victim, amount)
  local blocked = victim.shield < amount and victim.shield or amount
  victim.shield = victim.shield - blocked
  local left = amount - blocked
  if left > 0 then
    victim.life = victim.life - left
    fire("damage", victim, left)
  end
end

local function draw(player, amount)
  for _ = 1, amount do
    local deck = player.deck
    if #deck == 0 then
      if #player.discard == 0 then return end
      player.deck, player.discard = player.discard, deck
      deck = player.deck
    end
    player.hand[#player.hand + 1] = deck[#deck]
    deck[#deck] = nil
  end
end

listeners.gain[1] = function(player, amount) if amount > 2 then player.shield = player.shield + 1 end end
listeners.damage[1] = function(player) if player.life < 5 then gain(player, 1) end end

local cards = {
  { cost = 1, play = function(me) gain(me, 2) end },
  { cost = 2, play = function(_, foe) deal(foe, 3) end },
  { cost = 1, play = function(me) draw(me, 2) end },
  { cost = 3, play = function(me) me.allies = me.allies + 1; gain(me, me.allies) end },
  { cost = 2, play = function(me, foe)
      if foe.gold >= 2 then foe.gold = foe.gold - 2; gain(me, 2) else draw(me, 1) end
    end },
  { cost = 0, play = function(me) me.shield = me.shield + 2 end },
  { cost = 4, play = function(me, foe) deal(foe, me.allies); draw(me, 1) end },
  { cost = 2, play = function(me, foe) if #me.hand > 3 then gain(me, 3) else deal(foe, 1) end end },
}

local function new_player()
  local player = { life = 20, gold = 3, allies = 0, shield = 0, hand = {}, deck = {}, discard = {} }
  for i = 1, 5 do player.hand[i] = cards[i] end
  for i = 0, 39 do player.deck[i + 1] = cards[i % 8 + 1] end
  return player
end

local function turn(me, foe)
  gain(me, 3)
  draw(me, 1)
  for _ = 1, 3 do
    local hand = me.hand
    if #hand > 0 then
      local at = below(#hand) + 1
      local card = hand[at]
      if card.cost <= me.gold then
        me.gold = me.gold - card.cost
        table.remove(hand, at)
        me.discard[#me.discard + 1] = card
        effects = effects + 1
        card.play(me, foe)
      end
    end
  end
end

local function game()
  local me, foe = new_player(), new_player()
  local turns = 0
  while me.life > 0 and foe.life > 0 and turns < 200 do
    turns = turns + 1
    turn(me, foe)
    me, foe = foe, me
  end
  return turns
end

function play(games)
  local turns = 0
  effects = 0
  for _ = 1, games do turns = turns + game() end
  return turns, effects, seed
end
