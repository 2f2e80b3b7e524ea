import { expect, test } from 'vitest';
import { unrealCodesIn } from './known-codes.ts';

test.each([
  'CCSS.MATH.9.Z.1',
  'CCSS.MATH.CONTENT.5.NF.A.99',
  'CCSS.MATH.CONTENT.4.ZZ.A.1',
  'CCSS.ELA-LITERACY.RL.7.8',
  'MS-LS9-9',
  '5-PS1-12',
  '5.NF.A.99',
])('%s does not exist', (code) => {
  expect(unrealCodesIn(`It meets (${code}). So it does.`)).toEqual([code]);
});

test.each([
  'CCSS.MATH.5.NF.A.1',
  'CCSS.MATH.CONTENT.5.NF.B.4.a',
  'CCSS.MATH.CONTENT.5.NF',
  'CCSS.MATH.CONTENT.5.NF.A',
  'CCSS.MATH.CONTENT.HSA.SSE.A.1',
  'CCSS.MATH.PRACTICE.MP1',
  'CCSS.ELA-LITERACY.RI.5.2',
  'CCSS.ELA-LITERACY.CCRA.R.1',
  'MS-LS1-6',
  'HS-ESS2-4',
  '3-5-ETS1-1',
  'K-2-ETS1-1',
  'Section 5.G and 4.5.6',
])('%s is not called unreal', (code) => {
  expect(unrealCodesIn(`It meets ${code}.`)).toEqual([]);
});
