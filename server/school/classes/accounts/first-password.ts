import { randomInt } from 'node:crypto';

const WORDS = `
  acorn amber apple apron arrow autumn badge bagel basil beach berry birch bison breeze bridge brook
  button cabin cactus camel candle canyon carrot castle cedar cherry chestnut circle clover cloud
  comet copper coral cotton cricket daisy dolphin donkey dragon eagle ember engine falcon feather fern
  ferry fiddle finch flute forest fossil fox garden ginger glacier glove granite grape guitar hammer
  harbor hazel hedge heron honey icicle island ivory jacket jasmine jelly jigsaw jungle kayak kettle
  kitten koala ladder lagoon lantern lemon lilac lizard lobster magnet mango maple marble meadow melon
  mitten monkey mosaic muffin nectar needle noodle nutmeg oasis ocean olive onion orchid otter oyster
  paddle panda papaya parrot peach pebble pelican pepper pickle pigeon planet plum pocket pony poplar
  puffin pumpkin puzzle quilt rabbit radish raven ribbon river robin rocket saddle saffron salmon
  sandal saturn shell silver sparrow spiral spruce squirrel stable starfish sunset tadpole teapot
  thimble thunder tiger timber tomato tulip tunnel turtle umbrella valley velvet violet violin walnut
  walrus willow window winter wombat yogurt zebra zipper
`
  .trim()
  .split(/\s+/);

const word = (): string => WORDS[randomInt(WORDS.length)] ?? 'river';

/** Three words and a number, about 29 bits, which are enough because wrong passwords lock the account. */
export const newFirstPassword = (): string => `${word()}-${word()}-${word()}-${randomInt(10, 100)}`;
