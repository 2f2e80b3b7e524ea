import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { readStoredFx } from '@/shared/lib/storage';
import { $hasRulesDraft, rulesDraftSought } from './rules-draft';

test('rules that are not saved are found by class, and not those of another one', async () => {
  const stored = new Map([['form:gradebookRules:science', { revision: 1 }]]);
  const scope = fork({ handlers: [[readStoredFx, (name: string) => stored.get(name)]] });
  await allSettled(rulesDraftSought, { scope, params: 'science' });
  expect(scope.getState($hasRulesDraft)).toBe(true);
  await allSettled(rulesDraftSought, { scope, params: 'history' });
  expect(scope.getState($hasRulesDraft)).toBe(false);
});
