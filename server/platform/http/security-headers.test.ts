import { describe, expect, test } from 'vitest';
import { openTestApp, testConfig } from '../../testing.ts';

const { app, openApp } = await openTestApp();

describe('every answer', () => {
  test.each(['/healthz', '/api/settings', '/api/nowhere', '/api/me'])(
    'at %s forbids other origins',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self';script-src 'self';"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each(['/api/me', '/api/settings', '/api/nowhere', '/api/standards?query=fractions'])(
    'at %s is never cached',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('enforces HTTPS only on an HTTPS installation', async () => {
    const plain = await app.inject('/healthz');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');

    const safe = await openApp({ config: { ...testConfig, publicUrl: 'https://lectern.test' } });
    const answer = await safe.inject('/healthz');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await safe.close();
  });

  test('allows Google sign-in only if it is configured', async () => {
    const without = await app.inject('/healthz');
    expect(without.headers['content-security-policy']).not.toContain('google');
    expect(without.headers['cross-origin-opener-policy']).toBe('same-origin');

    const google = { clientId: 'lectern-test', jwksUrl: 'http://127.0.0.1:1/keys' };
    const set = await openApp({ config: { ...testConfig, google } });
    const { headers } = await set.inject('/healthz');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining(
        "script-src 'self' https://accounts.google.com/gsi/client;",
      ),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    await set.close();
  });

  test('allows Stripe only if it is configured', async () => {
    const without = await app.inject('/healthz');
    expect(without.headers['content-security-policy']).not.toContain('stripe');

    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    const stripe = { provider: 'stripe' as const, ...keys, base: undefined, tax: false };
    const set = await openApp({ config: { ...testConfig, billing: stripe } });
    const { headers } = await set.inject('/healthz');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain('https://hooks.stripe.com');
    await set.close();
  });
});

test('TRACE, which would repeat the headers of a call, is not answered', async () => {
  const headers = { authorization: 'Bearer a-token' };
  const answer = await app.inject({ method: 'TRACE', url: '/api/me', headers });
  expect(answer.statusCode).toBeGreaterThanOrEqual(404);
  expect(answer.body).not.toContain('a-token');
});
