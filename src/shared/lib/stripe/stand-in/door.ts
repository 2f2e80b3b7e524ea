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

const refusal = z.object({
  error: z.object({
    type: z.string(),
    message: z.string(),
    code: z.optional(z.string()),
    decline_code: z.optional(z.string()),
  }),
});

export interface DoorError {
  type: string;
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
}

export type Answer = { intent: Intent; error?: undefined } | { intent?: undefined; error: DoorError };

/** The sandbox's open door: a client secret opens its own intent, and begins with that intent's id. */
export async function knock(
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
    const refused = refusal.safeParse(body);
    if (refused.success) return { error: refused.data.error };
    const given = intent.safeParse(body);
    return given.success ? { intent: given.data } : { error: silence };
  } catch {
    return { error: silence };
  }
}

const silence: DoorError = {
  type: 'api_connection_error',
  message: 'We could not reach the card sandbox. Check your connection and try again.',
};
