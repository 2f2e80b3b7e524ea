import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { type AiConfig, readAi } from './ai-config.ts';
import { ConfigError } from './config-error.ts';
import { type Environment, environment } from './environment.ts';

/** The payment provider. */
export type BillingConfig =
  /** No payments: plans are shown and cannot be bought. */
  | { provider: 'off' }
  /** Test cards only; part of a demonstration. */
  | { provider: 'sandbox' }
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** A server to use instead of Stripe's; it must offer Stripe's API. */
      base: string | undefined;
      /** Whether Stripe Tax calculates taxes. */
      tax: boolean;
    };

/** How long sessions last: without use, and at most. */
export interface SessionConfig {
  idleMinutes: number;
  hours: number;
  /** Of sessions that the user asked to be remembered. */
  rememberedIdleDays: number;
  rememberedDays: number;
  /** Whether the token is in a cookie that scripts cannot read. */
  inCookie: boolean;
}

export interface GoogleConfig {
  clientId: string;
  /** The address of the keys that sign Google's ID tokens. */
  jwksUrl: string;
}

export interface GetResponseConfig {
  apiKey: string;
  baseUrl: string;
  /** The id of the list to which contacts are added. */
  campaignId: string | undefined;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How much the sample school has: four classes with a term of work, or one class, which starts faster. */
export type DemoSize = 'school' | 'one-class';

export interface Config {
  port: number;
  host: string;
  /** The public address of this installation, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** A PostgreSQL; if undefined, the database is embedded in `dataDir`. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: AiConfig;
  /** Seconds that a model may take until its first output; local models have to load first. */
  firstTokenSeconds: number;
  /** The path of a list of books that exist; without one, no title counts as verified. */
  bookCatalogue: string | undefined;
  /** Whether users may add web pages as sources, which the server then downloads. */
  sourceLinks: boolean;
  billing: BillingConfig;
  /** The plan that every account has without paying, on an installation that sells nothing. */
  everyoneHas: Environment['EVERYONE_HAS'];
  /** Who offers this installation, named in the terms and the privacy notice. */
  operator: { name: string; address: string | null; email: string | null };
  /** The addresses of administrators, in lower case; only their verified owners count. */
  administrators: readonly string[];
  sessions: SessionConfig;
  /** Whether documents contain the first view of their page. */
  serverRendering: boolean;
  /** Sign-in with Google, if configured. */
  google: GoogleConfig | undefined;
  /** The mailing list for users who agree to it, if configured. */
  getResponse: GetResponseConfig | undefined;
  /** The bucket for files; if undefined, they are stored in `dataDir`. */
  s3: S3Config | undefined;
  /** How many bytes of files a person may have, and all people of a school together. */
  storage: { perPerson: number; perSchool: number };
  /** Demo accounts with a published password, a sample school, and payments in the sandbox. */
  demo: DemoSize | false;
  /** A page that shows every email to everyone; only where no mail server is set. */
  outbox: boolean;
  /** Addresses of the reverse proxies whose X-Forwarded-For is trusted. */
  trustProxy: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
}

/** Adds the settings of the file .env to the environment. */
export function loadSettings(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile();
  } catch {
    throw new ConfigError('The file .env cannot be read.');
  }
}

/**
 * Reads the environment, treating empty variables as unset. Throws a {@link ConfigError} that names
 * the invalid variable.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ message }) => message).join(' '));
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://${nameOf(env.HOST)}:${env.PORT}`).replace(/\/+$/, '');
  const isLocal = isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname);
  const chosen = env.DEMO ?? (env.DATABASE_URL === undefined && isLocal);
  const demo = chosen === true ? 'school' : chosen;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ai: readAi(env),
    firstTokenSeconds: env.AI_FIRST_TOKEN_SECONDS,
    bookCatalogue: env.BOOK_CATALOGUE && resolve(env.BOOK_CATALOGUE),
    sourceLinks: env.SOURCE_LINKS,
    billing: readBilling(env, demo !== false),
    everyoneHas: env.EVERYONE_HAS,
    operator: {
      name: env.OPERATOR_NAME ?? `The administrator of ${new URL(publicUrl).host}`,
      address: env.OPERATOR_ADDRESS ?? null,
      email: env.OPERATOR_EMAIL ?? null,
    },
    administrators: env.ADMINISTRATORS,
    sessions: {
      idleMinutes: env.SESSION_IDLE_MINUTES,
      hours: env.SESSION_HOURS,
      rememberedIdleDays: env.REMEMBERED_SESSION_IDLE_DAYS,
      rememberedDays: env.REMEMBERED_SESSION_DAYS,
      inCookie: env.SESSION_COOKIE,
    },
    serverRendering: env.SERVER_RENDERING,
    google:
      env.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : { clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL },
    getResponse: readGetResponse(env),
    s3: readS3(env),
    storage: {
      perPerson: env.STORAGE_PER_PERSON_MB * 1024 * 1024,
      perSchool: env.STORAGE_PER_SCHOOL_MB * 1024 * 1024,
    },
    demo,
    outbox: env.SMTP_URL === undefined && (env.OUTBOX ?? (demo !== false && isLocal)),
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

function readBilling(env: Environment, demo: boolean): BillingConfig {
  if (env.EVERYONE_HAS !== undefined) {
    const set = (['STRIPE_SECRET_KEY', ...stripeSettings] as const).find((name) => env[name] !== undefined);
    if (set !== undefined)
      throw new ConfigError(
        `EVERYONE_HAS and ${set} cannot both be set: nothing is sold where everyone has a plan.`,
      );
    return { provider: 'off' };
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  if (secretKey === undefined) {
    const set = stripeSettings.filter((name) => env[name] !== undefined);
    if (set.length > 0) throw new ConfigError(`STRIPE_SECRET_KEY must be set when ${set[0]} is.`);
    return { provider: demo ? 'sandbox' : 'off' };
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
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** The host name by which a browser on this machine reaches the server. */
function nameOf(host: string): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
