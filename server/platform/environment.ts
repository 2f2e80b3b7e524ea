import { isIP } from 'node:net';
import { z } from 'zod';
import { aiProviderNames } from './ai-providers.ts';

const url = (name: string, protocols: string[]) =>
  z.string().refine((value) => isUrl(value, protocols), {
    error: `${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  });

const http = ['http:', 'https:'];

/** Rejects spaces and control characters, which the parser would ignore. */
const isUrl = (value: string, protocols: string[]) =>
  /^[\x21-\x7e]{1,2000}$/.test(value) &&
  protocols.some((protocol) => value.startsWith(`${protocol}//`)) &&
  URL.canParse(value) &&
  new URL(value).host !== '';

/** An IP address, a range such as 10.0.0.0/8, or a named range that Fastify knows. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Printable ASCII without spaces, for keys and ids. */
const identifier = (name: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, `${name} must be at most 500 printable characters without spaces.`);

const oneLine = (name: string) =>
  z.string().regex(/^[^\p{Cc}]{1,200}$/u, `${name} must be one line of at most 200 characters.`);

const hostName = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,62})?(\.[a-z\d]([a-z\d-]{0,62})?)*$/i;

/** A host name or IP address; a name that ends in a number can only be an address. */
const isHost = (text: string) => isIP(text) !== 0 || (hostName.test(text) && !/(^|\.)\d+$/.test(text));

/** `name@host`, or a display name followed by `<name@host>`. */
function isSender(text: string): boolean {
  const address = /^[^<>@\p{Cc}]*<([^<>]*)>$/u.exec(text.trim())?.[1] ?? text.trim();
  return text.length <= 320 && z.email().safeParse(address).success;
}

const isAddressList = (text: string) =>
  text.split(',').every((address) => address.length <= 254 && z.email().safeParse(address.trim()).success);

const switches = ['1', 'true', 'on', '0', 'false', 'off'] as const;
const isOn = (value: (typeof switches)[number]): boolean => ['1', 'true', 'on'].includes(value);

const onOrOff = (name: string) => z.enum(switches, { error: `${name} must be on or off.` }).transform(isOn);

const wholeNumber = (name: string, least: number, most: number) => {
  const error = `${name} must be a whole number from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
};

/** The environment variables that the server reads; each message is one sentence. */
export const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'PORT must be a number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a number from 0 to 65535.')
    .default(3000),
  HOST: z
    .string()
    .refine(isHost, 'HOST must be an IP address or the name of this machine.')
    .default('127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL', http).optional(),
  DATA_DIR: z
    .string()
    .regex(/^[^\p{Cc}]{1,1000}$/u, 'DATA_DIR must be the path of a folder.')
    .default('./.data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'MAIL_FROM must be an email address, such as Lectern <no-reply@school.example>.')
    .default('Lectern <no-reply@lectern.test>'),
  OUTBOX: onOrOff('OUTBOX').optional(),
  AI_PROVIDER: z
    .enum(aiProviderNames, { error: `AI_PROVIDER must be one of ${aiProviderNames.join(', ')}.` })
    .optional(),
  AI_BASE_URL: url('AI_BASE_URL', http).optional(),
  AI_API_KEY: identifier('AI_API_KEY').optional(),
  AI_MODEL: identifier('AI_MODEL').optional(),
  AI_API_VERSION: identifier('AI_API_VERSION').optional(),
  AI_FIRST_TOKEN_SECONDS: wholeNumber('AI_FIRST_TOKEN_SECONDS', 5, 3600).default(120),
  BOOK_CATALOGUE: z
    .string()
    .regex(/^[^\p{Cc}]{1,1000}$/u, 'BOOK_CATALOGUE must be the path of a file.')
    .optional(),
  SOURCE_LINKS: onOrOff('SOURCE_LINKS').default(false),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_\w{1,250}$/,
      'STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.',
    )
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(
      /^pk_\w{1,250}$/,
      'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe: it begins with pk_.',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\S{1,250}$/,
      'STRIPE_WEBHOOK_SECRET must be a signing secret of Stripe: it begins with whsec_.',
    )
    .optional(),
  STRIPE_API_BASE: url('STRIPE_API_BASE', http).optional(),
  STRIPE_TAX: onOrOff('STRIPE_TAX').optional(),
  EVERYONE_HAS: z
    .enum(['teacher_plus', 'teacher_pro'], { error: 'EVERYONE_HAS must be teacher_plus or teacher_pro.' })
    .transform((plan) => (plan === 'teacher_plus' ? 'teacher-plus' : 'teacher-pro'))
    .optional(),
  STORAGE_PER_PERSON_MB: wholeNumber('STORAGE_PER_PERSON_MB', 100, 99_999_999).default(2000),
  STORAGE_PER_SCHOOL_MB: wholeNumber('STORAGE_PER_SCHOOL_MB', 100, 99_999_999).default(100_000),
  OPERATOR_NAME: oneLine('OPERATOR_NAME').optional(),
  OPERATOR_ADDRESS: oneLine('OPERATOR_ADDRESS').optional(),
  OPERATOR_EMAIL: z.email('OPERATOR_EMAIL must be an email address.').max(254).optional(),
  ADMINISTRATORS: z
    .string()
    .refine(isAddressList, 'ADMINISTRATORS must be email addresses, with commas.')
    .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
    .default([]),
  SESSION_IDLE_MINUTES: wholeNumber('SESSION_IDLE_MINUTES', 5, 1440).default(120),
  SESSION_HOURS: wholeNumber('SESSION_HOURS', 1, 168).default(12),
  REMEMBERED_SESSION_IDLE_DAYS: wholeNumber('REMEMBERED_SESSION_IDLE_DAYS', 1, 90).default(14),
  REMEMBERED_SESSION_DAYS: wholeNumber('REMEMBERED_SESSION_DAYS', 1, 365).default(30),
  SESSION_COOKIE: onOrOff('SESSION_COOKIE').default(false),
  SERVER_RENDERING: onOrOff('SERVER_RENDERING').default(true),
  GOOGLE_CLIENT_ID: identifier('GOOGLE_CLIENT_ID').optional(),
  GOOGLE_JWKS_URL: url('GOOGLE_JWKS_URL', http).default('https://www.googleapis.com/oauth2/v3/certs'),
  GETRESPONSE_API_KEY: identifier('GETRESPONSE_API_KEY').optional(),
  GETRESPONSE_API_BASE: url('GETRESPONSE_API_BASE', http).default('https://api.getresponse.com/v3'),
  GETRESPONSE_CAMPAIGN_ID: identifier('GETRESPONSE_CAMPAIGN_ID').optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      'S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots or hyphens.',
    )
    .optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', http).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'S3_REGION must be the name of a region, such as us-east-1.')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: identifier('S3_ACCESS_KEY_ID').optional(),
  S3_SECRET_ACCESS_KEY: identifier('S3_SECRET_ACCESS_KEY').optional(),
  DEMO: z
    .enum(['one-class', ...switches], { error: 'DEMO must be on, off or one-class.' })
    .transform((value) => (value === 'one-class' ? value : isOn(value)))
    .optional(),
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
