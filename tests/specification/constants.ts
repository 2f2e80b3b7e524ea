import { grades, ordinalOf } from '../../src/entities/class';
import { findInCatalogue, priceIdOf } from '../../src/entities/plan';
import {
  POLL_INTERVAL,
  POLL_TIMEOUT,
  areCreditsGranted,
} from '../../src/features/subscribe/model/granted-credits';
import { holderOf } from '../../src/features/card-form/model/holder';
import { schoolYears } from '../../src/pages/account/profile/model/school-years';
import { sectionName, sectionOf } from '../../src/shared/api/result-sections';
import { formatMoney } from '../../src/shared/lib/numbers';
import { closeAfter } from '../../src/shared/ui/color-picker/close-after';
import { defaultColors } from '../../src/shared/ui/color-picker/default-colors';
import { parseColor } from '../../src/shared/ui/color-picker/parse-color';
import { fileSize } from '../../src/shared/ui/file-upload/file-size';
import { loadingTimes } from '../../src/shared/ui/loading-bar/loading-timeline';
import { toastTimes } from '../../src/shared/ui/toast/toaster';
import { essayTitle } from '../../server/documents/generations/document/form';
import { planRules } from '../../server/billing/plans/plans';
import { weekdayOf } from '../../server/documents/templates/school-weeks';
import { subscriptionOf, paid } from '../support/subscriptions';

const plans = Object.values(planRules);
const trialWith = (remaining_credit: number) => ({
  ...subscriptionOf({ ...paid, status: 'trialing' }),
  remaining_credit,
});

/** Every constant of the specification beside the value of the product. */
export const constants: readonly { name: string; actual: unknown; expected: unknown }[] = [
  {
    name: 'school years run from 2023 to the current year plus 2',
    actual: schoolYears('2026-11-20', ''),
    expected: ['2023', '2024', '2025', '2026', '2027', '2028'],
  },
  { name: 'grades are 1 to 12', actual: grades, expected: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  {
    name: 'ordinals reach the 12th',
    actual: [1, 2, 3, 4, 12].map(ordinalOf),
    expected: ['1st', '2nd', '3rd', '4th', '12th'],
  },
  {
    name: 'weekdays are 1 to 7, Monday to Sunday',
    actual: ['2026-11-23', '2026-11-29'].map(weekdayOf),
    expected: [1, 7],
  },
  {
    name: 'file sizes are in Bytes, KB, MB and GB',
    actual: [1, 2 ** 10, 2 ** 20, 2 ** 30].map(fileSize),
    expected: ['1 Bytes', '1 KB', '1 MB', '1 GB'],
  },
  { name: 'money is en-US, in dollars by default', actual: formatMoney(123_456), expected: '$1,234.56' },
  {
    name: 'toasts',
    actual: toastTimes,
    expected: { duration: 4000, visible: 3, gap: 14, width: 356, swipe: 20, removal: 200 },
  },
  {
    name: 'the loading bar',
    actual: loadingTimes,
    expected: { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 },
  },
  { name: 'polling for credits', actual: [POLL_TIMEOUT, POLL_INTERVAL], expected: [15_000, 1200] },
  {
    name: 'a trial’s credits are granted from 10000',
    actual: [9999, 10_000].map((credits) => areCreditsGranted(trialWith(credits), null)),
    expected: [false, true],
  },
  {
    name: 'monthly credits of the plans',
    actual: plans.map(({ name, tokensLimit }) => [name, tokensLimit]),
    expected: [
      ['Student Plus', 1_500_000],
      ['Student Pro', 2_000_000],
      ['Teacher Plus', null],
      ['Teacher Pro', null],
    ],
  },
  { name: 'Teacher Pro has up to 40 students', actual: planRules['teacher-pro'].studentsLimit, expected: 40 },
  {
    name: 'a plan has 4 price ids',
    actual: plans.map(({ amounts }) => Object.keys(amounts).length),
    expected: [4, 4, 4, 4],
  },
  {
    name: 'features follow from the price id',
    actual: findInCatalogue(priceIdOf('teacher-plus', 'month') ?? '')?.features.find(
      ({ label }) => label === 'Grading',
    )?.included,
    expected: false,
  },
  {
    name: 'the billing country is US by default, other parts empty',
    actual: [holderOf({}, {}).country, holderOf({}, {}).city],
    expected: ['US', ''],
  },
  {
    name: 'the colour picker has 9 default colours and closes after 500 ms',
    actual: [defaultColors.length, closeAfter],
    expected: [9, 500],
  },
  {
    name: 'the title of an essay with over 50 characters is cut to 47 and an ellipsis',
    actual: ['x'.repeat(50), 'x'.repeat(51)].map(essayTitle),
    expected: ['x'.repeat(50), `${'x'.repeat(47)}…`],
  },
  {
    name: 'colours are read as hex with 3 or 6 digits or rgb(a), others as zero',
    actual: ['#fff', '#ffffff80', 'rgb(1, 2, 3)', 'nonsense'].map((text) => parseColor(text).red),
    expected: [255, 255, 1, 0],
  },
  {
    name: 'sections of results',
    actual: [
      'personalized-learning-plans',
      'lecture-scripts',
      'syllabus-generation',
      'work-sheets',
      'unknown',
    ].map(sectionOf),
    expected: ['personalized-plans', 'lecture-script', 'syllabus', 'work-sheets', 'dashboard'],
  },
  {
    name: 'the title of personalised plans',
    actual: sectionName('personalized-learning-plans'),
    expected: 'Personalized Plans',
  },
];
