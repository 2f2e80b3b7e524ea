import * as z from 'zod/mini';

export type IntentKind = 'setup_intents' | 'payment_intents';

const intent = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string(),
  payment_method: z.nullable(z.union([z.string(), z.looseObject({ id: z.string() })])),
  amount: z.optional(z.number()),
  currency: z.optional(z.string()),
});

export type Intent = z.output<typeof intent>;

const errorBody = z.object({
  error: z.object({
    type: z.string(),
    message: z.string(),
    code: z.optional(z.string()),
    decline_code: z.optional(z.string()),
  }),
});

export interface CardError {
  type: string;
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
}

export type Answer = { intent: Intent; error?: undefined } | { intent?: undefined; error: CardError };

/** Calls the sandbox's browser routes. The id of the intent is the prefix of its client secret. */
export async function callIntent(
  secret: string,
  action: 'confirm' | 'answer',
  details: object = {},
): Promise<Answer> {
  const [id = ''] = secret.split('_secret_');
  const kind: IntentKind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  try {
    const response = await fetch(`/sandbox/stripe/v1/${kind}/${encodeURIComponent(id)}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: secret, ...details }),
    });
    const body: unknown = await response.json();
    const failed = errorBody.safeParse(body);
    if (failed.success) return { error: failed.data.error };
    const parsed = intent.safeParse(body);
    return parsed.success ? { intent: parsed.data } : { error: unreachable };
  } catch {
    return { error: unreachable };
  }
}

const unreachable: CardError = {
  type: 'api_connection_error',
  message: 'We could not reach the card sandbox. Check your connection and try again.',
};
