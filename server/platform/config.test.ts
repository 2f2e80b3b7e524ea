import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs no variables', () => {
    expect(readConfig({})).toMatchObject({
      sourceLinks: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      ai: { provider: 'built-in' },
      demo: 'school',
    });
  });

  test.each([
    [{}, 'school'],
    [{ HOST: 'localhost' }, 'school'],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://lectern.example' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'school'],
    [{ PUBLIC_URL: 'https://lectern.example', DEMO: 'on' }, 'school'],
    [{ DATABASE_URL: 'postgres://db/lectern' }, false],
    [{ DEMO: 'off' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, 'school'],
    [{ DATABASE_URL: 'postgres://db/lectern', DEMO: 'true' }, 'school'],
    [{ HOST: '0.0.0.0', DEMO: 'one-class' }, 'one-class'],
  ])('sets demo mode for %j to %s', (variables, demo) => {
    expect(readConfig(variables).demo).toBe(demo);
  });

  test.each([
    [{}, true],
    [{ SMTP_URL: 'smtp://localhost' }, false],
    [{ DEMO: 'off' }, false],
    [{ PUBLIC_URL: 'https://lectern.example' }, false],
    [{ PUBLIC_URL: 'https://lectern.example', DEMO: 'on' }, false],
    [{ PUBLIC_URL: 'https://lectern.example', DEMO: 'on', OUTBOX: 'on' }, true],
    [{ OUTBOX: 'on', SMTP_URL: 'smtp://localhost' }, false],
  ])('with %j opens the outbox page: %s', (variables, outbox) => {
    expect(readConfig(variables).outbox).toBe(outbox);
  });

  test('ignores empty variables and a trailing slash of the public address', () => {
    const config = readConfig({ PORT: '', SMTP_URL: ' ', PUBLIC_URL: 'https://lectern.example/' });
    expect(config).toMatchObject({ port: 3000, smtpUrl: undefined, publicUrl: 'https://lectern.example' });
  });

  test('uses the OpenAI-compatible provider if only AI_BASE_URL is set', () => {
    const { ai } = readConfig({ AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'llama' });
    expect(ai).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      model: 'llama',
    });
  });

  test.each([
    ['ollama', 'http://127.0.0.1:11434/v1'],
    ['lm-studio', 'http://127.0.0.1:1234/v1'],
    ['llama-cpp', 'http://127.0.0.1:8080/v1'],
    ['vllm', 'http://127.0.0.1:8000/v1'],
  ])('needs nothing but AI_PROVIDER=%s for a local model server', (provider, baseUrl) => {
    expect(readConfig({ AI_PROVIDER: provider }).ai).toMatchObject({
      provider: 'openai-compatible',
      baseUrl,
      apiKey: undefined,
      model: undefined,
    });
  });

  test('knows the addresses and the habits of hosted providers', () => {
    const key = { AI_API_KEY: 'key', AI_MODEL: 'model' };
    expect(readConfig({ AI_PROVIDER: 'deepseek', ...key }).ai).toMatchObject({
      baseUrl: 'https://api.deepseek.com/v1',
      preset: { format: 'json_object' },
    });
    const azure = { AI_BASE_URL: 'https://school.openai.azure.com/openai/deployments/gpt/' };
    expect(
      readConfig({ AI_PROVIDER: 'azure', ...key, ...azure, AI_API_VERSION: '2024-10-21' }).ai,
    ).toMatchObject({
      baseUrl: 'https://school.openai.azure.com/openai/deployments/gpt',
      preset: { keyHeader: 'api-key' },
      apiVersion: '2024-10-21',
    });
  });

  test('configures Google, the mailing list and the file store only if their variables are set', () => {
    expect(readConfig({})).toMatchObject({ google: undefined, getResponse: undefined, s3: undefined });
    const config = readConfig({
      GOOGLE_CLIENT_ID: 'client',
      GETRESPONSE_API_KEY: 'key',
      S3_BUCKET: 'lectern',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(config).toMatchObject({
      google: { clientId: 'client', jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
      getResponse: { apiKey: 'key', baseUrl: 'https://api.getresponse.com/v3', campaignId: undefined },
      s3: { endpoint: 'https://s3.eu-central-1.amazonaws.com', bucket: 'lectern' },
    });
  });

  test('uses Stripe if it is configured, in a demonstration the sandbox, else no payments', () => {
    expect(readConfig({})).toMatchObject({ billing: { provider: 'sandbox' }, administrators: [] });
    expect(readConfig({ DEMO: 'off' }).billing).toEqual({ provider: 'off' });
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readConfig(stripe).billing).toEqual({
      provider: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      base: undefined,
      tax: false,
    });
    expect(readConfig({ ...stripe, STRIPE_TAX: 'on' }).billing).toMatchObject({ tax: true });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
    ],
    [{ PUBLIC_URL: 'lectern' }, 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
    [
      { AI_PROVIDER: 'magic' },
      'AI_PROVIDER must be one of built-in, openai-compatible, anthropic, openai, azure, deepseek, openrouter, ollama, lm-studio, llama-cpp, vllm.',
    ],
    [{ AI_PROVIDER: 'deepseek', AI_MODEL: 'm' }, 'AI_API_KEY must be set when AI_PROVIDER is deepseek.'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL must name the model when AI_PROVIDER is openai.'],
    [
      { AI_PROVIDER: 'azure', AI_API_KEY: 'k', AI_MODEL: 'm' },
      'AI_BASE_URL must be set when AI_PROVIDER is azure.',
    ],
    [{ AI_FIRST_TOKEN_SECONDS: '2' }, 'AI_FIRST_TOKEN_SECONDS must be a whole number from 5 to 3600.'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY must be set when AI_PROVIDER is anthropic.'],
    [
      { AI_BASE_URL: 'http://localhost/v1' },
      'AI_MODEL must name the model when AI_PROVIDER is openai-compatible.',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL must be set when AI_PROVIDER is openai-compatible.',
    ],
    [{ TRUST_PROXY: '10.0.0.0/8, proxy' }, 'TRUST_PROXY must be addresses or ranges, with commas.'],
    [{ DEMO: 'maybe' }, 'DEMO must be on, off or one-class.'],
    [
      { S3_BUCKET: 'lectern', S3_ACCESS_KEY_ID: 'id' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_PUBLISHABLE_KEY must be set when STRIPE_SECRET_KEY is.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.',
    ],
    [{ STRIPE_API_BASE: 'http://localhost:12111' }, 'STRIPE_SECRET_KEY must be set when STRIPE_API_BASE is.'],
    [
      { STRIPE_SECRET_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.',
    ],
    [{ ADMINISTRATORS: 'ada@school.test,' }, 'ADMINISTRATORS must be email addresses, with commas.'],
    [{ GOOGLE_JWKS_URL: 'keys' }, 'GOOGLE_JWKS_URL must be a URL that begins with http:// or https://.'],
  ])('rejects %j in one sentence', (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(new ConfigError(sentence));
  });
});
