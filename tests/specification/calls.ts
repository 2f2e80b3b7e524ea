type Call = {
  call: string;
  /** The fields that the call must take, in its body or its query. */
  takes: readonly string[];
  /** The fields of a successful answer, by their path. */
  answers?: readonly string[];
};

const signature = ['expires', 'signature'];
const signedIn = ['status', 'message', 'data.user', 'data.user_id', 'data.token', 'data.token_balance'];

/** Every call of the specification whose payload it names. */
export const calls: readonly Call[] = [
  { call: 'POST /login', takes: ['email', 'password'], answers: signedIn },
  {
    call: 'POST /social-login/google',
    takes: ['email', 'first_name', 'last_name', 'role'],
    answers: signedIn,
  },
  { call: 'POST /register', takes: ['role'], answers: signedIn },
  { call: 'POST /password/email', takes: ['email'] },
  { call: 'POST /password/reset', takes: [] },
  { call: 'POST /resend-verification-email', takes: ['email'] },
  { call: 'PUT /update-profile', takes: [], answers: ['data.user'] },
  { call: 'GET /invitation_details/{}', takes: signature },
  { call: 'GET /invitations/{}', takes: [] },
  { call: 'GET /verify-email/{}/{}', takes: signature },
  { call: 'POST /getresponse', takes: ['email', 'name'] },
  {
    call: 'GET /subscription/status/{}',
    takes: [],
    answers: [
      'plan_name',
      'total_credit',
      'used_credit',
      'remaining_credit',
      ...['is_active', 'is_paused', 'status', 'trial_ends_at', 'ends_at'].map(
        (field) => `subscriptions.${field}`,
      ),
    ],
  },
  { call: 'GET /subscriptions/status/{}', takes: [], answers: ['subscriptions'] },
  { call: 'POST /subscriptions/pause', takes: [] },
  { call: 'POST /subscriptions/resume', takes: [] },
  {
    call: 'GET /plans',
    takes: ['interval'],
    answers: ['plans.price_id', 'plans.trial_days', 'plans.tokens_limit'],
  },
  { call: 'POST /subscription/cancel', takes: [] },
  { call: 'POST /stripe/setup-intent', takes: [], answers: ['clientSecret'] },
  {
    call: 'POST /subscriptions/create',
    takes: ['user_id', 'price_id', 'payment_method_id', 'setup_intent_id', 'trial_days', 'coupon'],
  },
  { call: 'POST /admin/tokens/topup', takes: [] },
  {
    call: 'POST /payments/intents',
    takes: ['amount', 'currency', 'user_id', 'description'],
    answers: ['clientSecret'],
  },
  { call: 'POST /preview-subscription', takes: ['user_id', 'price_id', 'coupon'], answers: ['valid'] },
  { call: 'GET /billing/payment-methods/{}', takes: [], answers: ['payment_methods'] },
  { call: 'POST /subscription/update-payment-method', takes: ['user_id', 'payment_method_id'] },
  { call: 'DELETE /billing/payment-methods/{}/{}', takes: [] },
];
