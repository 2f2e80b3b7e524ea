import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * A setting that stops the start; the message is one sentence for the person who runs the server.
 */
export class ConfigError extends Error {}

const url = (name: string, protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  });

const http = ['http:', 'https:'];

/** An address, a range such as 10.0.0.0/8, or the name of one that the framework knows. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

const onOrOff = (name: string) =>
  z
    .enum(['1', 'true', 'on', '0', 'false', 'off'], { error: `${name} must be on or off.` })
    .transform((value) => ['1', 'true', 'on'].includes(value));

const environment = z.object({
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

type Environment = z.output<typeof environment>;

/** Who writes the documents. */
export type AiConfig =
  | { provider: 'built-in' }
  | { provider: 'openai-compatible'; baseUrl: string; apiKey: string | undefined; model: string }
  | { provider: 'anthropic'; baseUrl: string | undefined; apiKey: string; model: string };

/** Who takes the payments. */
export type BillingConfig =
  | { provider: 'sandbox' }
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** A server that speaks Stripe's API, in Stripe's place. */
      base: string | undefined;
      /** Whether the account at Stripe works out taxes. */
      tax: boolean;
    };

export interface GoogleConfig {
  clientId: string;
  /** Where the keys are that sign ID tokens. */
  jwksUrl: string;
}

export interface GetResponseConfig {
  apiKey: string;
  baseUrl: string;
  /** The list that contacts are added to. */
  campaignId: string | undefined;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  host: string;
  /** Where a browser finds this installation; no slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** PostgreSQL; without it the database is embedded, in `dataDir`. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: AiConfig;
  billing: BillingConfig;
  /** Opens what is the administrator's; without it nothing does. */
  adminToken: string | undefined;
  /** Sign-in with Google, where it is set up. */
  google: GoogleConfig | undefined;
  /** The mailing list for new accounts that agree to it. */
  getResponse: GetResponseConfig | undefined;
  /** Where files are kept; without it, in `dataDir`. */
  s3: S3Config | undefined;
  /** Demo accounts with a published password, a sample school, and the outbox page. */
  demo: boolean;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  trustProxy: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
}

/**
 * Reads the environment; throws a {@link ConfigError} that names what is wrong. An empty variable
 * counts as not set.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ message }) => message).join(' '));
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${nameOf(env.HOST)}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ai: readAi(env),
    billing: readBilling(env),
    adminToken: env.ADMIN_TOKEN,
    google:
      env.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : { clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL },
    getResponse: readGetResponse(env),
    s3: readS3(env),
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && isLoopback(env.HOST)),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}

function readGetResponse(env: Environment): GetResponseConfig | undefined {
  if (env.GETRESPONSE_API_KEY === undefined) return undefined;
  return {
    apiKey: env.GETRESPONSE_API_KEY,
    baseUrl: env.GETRESPONSE_API_BASE.replace(/\/+$/, ''),
    campaignId: env.GETRESPONSE_CAMPAIGN_ID,
  };
}

function readS3(env: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  if (bucket === undefined) return undefined;
  if (id === undefined || secret === undefined)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.');
  const endpoint = (env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  return { endpoint, bucket, region, accessKeyId: id, secretAccessKey: secret };
}

function readAi(env: Environment): AiConfig {
  const provider = env.AI_PROVIDER ?? (env.AI_BASE_URL === undefined ? 'built-in' : 'openai-compatible');
  if (provider === 'built-in') return { provider };
  const model = env.AI_MODEL;
  if (model === undefined)
    throw new ConfigError(`AI_MODEL must name the model when AI_PROVIDER is ${provider}.`);
  if (provider === 'anthropic') {
    if (env.AI_API_KEY === undefined)
      throw new ConfigError('AI_API_KEY must be set when AI_PROVIDER is anthropic.');
    return { provider, baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model };
  }
  if (env.AI_BASE_URL === undefined) {
    throw new ConfigError('AI_BASE_URL must be set when AI_PROVIDER is openai-compatible.');
  }
  return { provider, baseUrl: env.AI_BASE_URL.replace(/\/+$/, ''), apiKey: env.AI_API_KEY, model };
}

function readBilling(env: Environment): BillingConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  if (secretKey === undefined) {
    const set = stripeSettings.filter((name) => env[name] !== undefined);
    if (set.length > 0) throw new ConfigError(`STRIPE_SECRET_KEY must be set when ${set[0]} is.`);
    return { provider: 'sandbox' };
  }
  if (publishableKey === undefined)
    throw new ConfigError('STRIPE_PUBLISHABLE_KEY must be set when STRIPE_SECRET_KEY is.');
  if (webhookSecret === undefined)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.');
  return {
    provider: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret,
    base: env.STRIPE_API_BASE,
    tax: env.STRIPE_TAX ?? false,
  };
}

const stripeSettings = [
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_TAX',
] as const;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** The name a browser on this machine uses for the address that the server listens on. */
function nameOf(host: string): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
