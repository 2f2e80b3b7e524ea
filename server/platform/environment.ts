import { isIP } from 'node:net';
import { z } from 'zod';

const url = (name: string, protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  });

const http = ['http:', 'https:'];

/** An IP address, a range such as 10.0.0.0/8, or a named range that Fastify knows. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

const onOrOff = (name: string) =>
  z
    .enum(['1', 'true', 'on', '0', 'false', 'off'], { error: `${name} must be on or off.` })
    .transform((value) => ['1', 'true', 'on'].includes(value));

/** The environment variables that the server reads; each message is one sentence. */
export const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'PORT must be a number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a number from 0 to 65535.')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL', http).optional(),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Lectern <no-reply@lectern.test>'),
  AI_PROVIDER: z
    .enum(['built-in', 'openai-compatible', 'anthropic'], {
      error: 'AI_PROVIDER must be built-in, openai-compatible or anthropic.',
    })
    .optional(),
  AI_BASE_URL: url('AI_BASE_URL', http).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe: it begins with pk_.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must be a signing secret of Stripe: it begins with whsec_.')
    .optional(),
  STRIPE_API_BASE: url('STRIPE_API_BASE', http).optional(),
  STRIPE_TAX: onOrOff('STRIPE_TAX').optional(),
  ADMIN_TOKEN: z
    .string()
    .regex(/^\S{24,}$/, 'ADMIN_TOKEN must have at least 24 characters and no spaces.')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: url('GOOGLE_JWKS_URL', http).default('https://www.googleapis.com/oauth2/v3/certs'),
  GETRESPONSE_API_KEY: z.string().optional(),
  GETRESPONSE_API_BASE: url('GETRESPONSE_API_BASE', http).default('https://api.getresponse.com/v3'),
  GETRESPONSE_CAMPAIGN_ID: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', http).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO: onOrOff('DEMO').optional(),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every(isProxy), 'TRUST_PROXY must be addresses or ranges, with commas.')
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent.',
    })
    .default('info'),
});

export type Environment = z.output<typeof environment>;
