import { randomInt } from 'node:crypto';
import { hashPassword } from '../../../accounts/passwords/password-hash.ts';
import { PictureName } from '../../../generated/schemas/index.ts';

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
const newFirstPassword = (): string => `${word()}-${word()}-${word()}-${randomInt(10, 100)}`;

const PICTURES = Object.values(PictureName);

/** What a student types or picks to sign in, told to the teacher once, and the hashes that are stored. */
export interface FirstSecret {
  told: { password: string | null; pictures: PictureName[] };
  passwordHash: string | null;
  picturesHash: string | null;
}

/** Three pictures of twelve have 1,728 orders: they are no password of the account, so they confirm nothing else. */
export async function newFirstSecret(withPictures: boolean): Promise<FirstSecret> {
  if (!withPictures) {
    const password = newFirstPassword();
    const passwordHash = await hashPassword(password);
    return { told: { password, pictures: [] }, passwordHash, picturesHash: null };
  }
  const pictures = Array.from({ length: 3 }, () => PICTURES[randomInt(PICTURES.length)] ?? 'sun');
  const picturesHash = await hashPassword(pictures.join('-'));
  return { told: { password: null, pictures }, passwordHash: null, picturesHash };
}
