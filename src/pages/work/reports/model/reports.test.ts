import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { exportClassReportFx, getClassReportFx, printClassReportFx } from '@/shared/api/class-reports';
import { listClassesFx } from '@/shared/api/classes';
import { saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { scienceClass } from '../../../../../tests/support/classes';
import { reportOf } from './class-report.fixture';
import * as model from './reports';

const TERM = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61';

/** The page at an address, with what it asks for. */
async function opened(query = '') {
  const calls = {
    read: vi.fn((..._: unknown[]) => reportOf('progress')),
    navigate: vi.fn((_: unknown) => undefined),
    csv: vi.fn((..._: unknown[]) => new Blob(['csv'])),
    pdf: vi.fn((..._: unknown[]) => new Blob(['pdf'])),
    save: vi.fn((_: unknown) => undefined),
  };
  const scope = fork({
    handlers: [
      [listClassesFx, () => ({ items: [scienceClass], next_cursor: null })],
      [getClassReportFx, calls.read],
      [exportClassReportFx, calls.csv],
      [printClassReportFx, calls.pdf],
      [saveFileFx, calls.save],
      [navigateFx, calls.navigate],
    ],
  });
  await allSettled(model.reportsOpened, { scope, params: query });
  return { scope, ...calls };
}

test('the first class is shown until another is chosen', async () => {
  const { scope, read } = await opened();
  expect(scope.getState(model.$shown)).toMatchObject({ classId: scienceClass.id, report: 'progress' });
  expect(read.mock.lastCall?.[1]).toMatchObject({
    request: { id: scienceClass.id, report: 'progress', params: { below: 60 } },
  });
});

test('the address says what is shown, and what it says wrong is left out', async () => {
  const { read } = await opened(
    `?report=missing&term=${TERM}&from=2026-09-01&to=soon&below=70&group=none&class=${scienceClass.id}`,
  );
  expect(read.mock.lastCall?.[1]).toMatchObject({
    request: { report: 'missing', params: { term_id: TERM, from: '2026-09-01', below: 70 } },
  });
  expect(JSON.stringify(read.mock.lastCall)).not.toMatch(/soon|none|group_id/);
});

test('a change is in the address, and another class drops term and group', async () => {
  const { scope, navigate } = await opened(`?class=${scienceClass.id}`);
  await allSettled(model.filterChanged, { scope, params: { termId: TERM, to: '2026-10-01' } });
  expect(navigate.mock.lastCall?.[0]).toMatchObject({
    to: `/teacher/reports?class=${scienceClass.id}&term=${TERM}&to=2026-10-01`,
    replace: true,
  });
  await allSettled(model.filterChanged, { scope, params: { classId: TERM } });
  expect(navigate.mock.lastCall?.[0]).toMatchObject({ to: `/teacher/reports?class=${TERM}&to=2026-10-01` });
});

test('the files have the filters of the page and its name', async () => {
  const { scope, csv, pdf, save } = await opened(`?term=${TERM}`);
  await allSettled(model.csvRequested, { scope });
  expect(csv.mock.lastCall?.[1]).toMatchObject({
    request: { id: scienceClass.id, params: { term_id: TERM, below: 60 } },
  });
  expect(save.mock.lastCall?.[0]).toMatchObject({ name: '7B-Science-Progress.csv' });
  await allSettled(model.pdfRequested, { scope });
  expect(pdf.mock.lastCall?.[1]).toMatchObject({
    request: { params: { term_id: TERM, paper: expect.any(String) } },
  });
  expect(save.mock.lastCall?.[0]).toMatchObject({ name: '7B-Science-Progress.pdf' });
  expect(scope.getState(model.$exporting)).toBe(false);
});
