import { join } from 'node:path';
import type { Config } from './platform/config.ts';

/** Lines for the start: what replaces a service that is not configured, and what a demonstration opens to everyone. */
export function describeStandIns(config: Config): string[] {
  const standIns = [
    config.databaseUrl === undefined && 'embedded database',
    config.smtpUrl === undefined && 'outbox folder instead of email',
    config.ai.provider === 'built-in' && 'built-in engine instead of an AI model (see AI_PROVIDER)',
    config.billing.provider === 'sandbox' && 'payment sandbox',
    config.billing.provider === 'off' && 'no payments',
  ].filter((standIn) => standIn !== false);
  return [
    ...(standIns.length > 0 ? [`Stand-ins in use: ${standIns.join(', ')}.`] : []),
    ...(config.demo ? ['DEMO is on: demo accounts have a published password.'] : []),
    ...(config.smtpUrl === undefined && !config.outbox
      ? [
          `Emails are not sent: each is a file in ${join(config.dataDir, 'outbox')}, the newest last. Set SMTP_URL to send them.`,
        ]
      : []),
    ...(config.everyoneHas === undefined
      ? []
      : ['EVERYONE_HAS is set: every account has this plan, and nothing is sold.']),
    ...(config.outbox ? [`Everyone can read all emails at ${config.publicUrl}/outbox.`] : []),
  ];
}
