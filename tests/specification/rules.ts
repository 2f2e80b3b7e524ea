/** Rules that a test elsewhere proves: the rule, the test's file, and the titles of its tests. */
export const rules: readonly (readonly [rule: string, file: string, ...titles: string[]])[] = [
  ['access to every path in every state of a user', 'src/app/access/access.test.ts'],
  ['a subscription is valid', 'src/entities/subscription/model/validity.test.ts'],
  [
    'the flow of subscribing',
    'src/features/subscribe/model/subscribe.test.ts',
    'a trial makes each call once, in order',
  ],
  [
    'a coupon applies only if the preview says valid, and is remembered',
    'src/pages/billing/payment/model/payment-page.test.ts',
    'that is valid is applied and stored',
    'that is not valid is neither applied nor stored',
  ],
  [
    'a gated page offers a plan and stops the navigation',
    'src/app/access/access-middleware.test.ts',
    'without a valid subscription the navigation stops and the upgrade offer opens',
  ],
  ['transient statuses are retried', 'src/shared/api/http.test.ts'],
  ['errors are shown as texts, objects or lists', 'src/shared/api/problem.test.ts'],
  ['a new build reloads the next navigation', 'src/app/updates/build-watch.test.ts'],
  [
    'the dialog checks addresses and links',
    'src/shared/ui/confirm-dialog/answer-checks.test.ts',
    'an email address',
    'a web address',
  ],
  [
    'the colour picker chooses the cover of a class',
    'src/pages/classes/classes/ui/classes-page.stories.tsx',
    'export const NewClass',
    "name: 'Violet'",
  ],
  [
    'the colour picker chooses the colour of an own template',
    'src/pages/documents/own-template/ui/own-template-page.stories.tsx',
    'export const Coloured',
  ],
  ['a colour becomes a readable cover in every theme', 'src/shared/ui/theme/mixed-cover.test.ts'],
  [
    'a dialog checks the one address of a co-teacher',
    'src/pages/classes/class/ui/co-teachers.stories.tsx',
    'export const InvitesByAddress',
  ],
  [
    'a dialog checks the one link of a source',
    'src/features/template-form/ui/source-field.stories.tsx',
    'export const WebPage',
  ],
  [
    'crawlers are not shown the error page',
    'server/platform/http/client/serve-client.test.ts',
    'is empty for a crawler at an unknown path',
  ],
  ['a toast is dismissed by a swipe of 20 px', 'src/shared/ui/toast/toast-swipe.test.ts'],
  ['login errors', 'src/pages/entry/login/model/login.test.ts'],
];
