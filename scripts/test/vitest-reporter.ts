import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { describeTest, type Outcome } from './outcome.ts';

/** The environment variable with the path of the report. Vitest's own JSON report doesn't count retries. */
export const REPORT_FILE = 'LECTERN_TEST_REPORT';

export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const path = process.env[REPORT_FILE];
    if (path !== undefined) writeFileSync(path, JSON.stringify(outcomeOf(modules, unhandled)));
  }
}

function outcomeOf(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  const retried = tests.filter((test) => test.ok() && (test.diagnostic()?.retryCount ?? 0) > 0);
  // A module that fails to load has errors but no tests.
  const brokenModules = modules.flatMap((module) =>
    module.errors().map(({ message }) => describeTest(module.moduleId, '', message)),
  );
  const errors = unhandled.map(({ message }) => describeTest('unhandled error', '', message));
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length + brokenModules.length + errors.length,
    failures: [...failed.map(describe), ...brokenModules, ...errors],
    retries: retried.map(describe),
    // Others run elsewhere, such as the tests of another project or system.
    skipped: tests.flatMap((test) => {
      const result = test.result();
      if (result.state !== 'skipped' || result.note === undefined) return [];
      return [describeTest(test.module.moduleId, test.fullName, result.note)];
    }),
  };
}

const describe = (test: TestCase) =>
  describeTest(
    test.module.moduleId,
    test.fullName,
    test
      .result()
      .errors?.map(({ message }) => message)
      .join('\n'),
  );
