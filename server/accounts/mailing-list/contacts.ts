import type { GetResponseConfig } from '../../platform/config.ts';

interface Contact {
  email: string;
  name: string;
}

interface Log {
  warn(details: object, message: string): void;
}

/** Adds users who agreed to the mailing list, in the background; a failure is only logged. */
export interface Contacts {
  isConfigured: boolean;
  add(contact: Contact): void;
  settled(): Promise<void>;
}

const TIMEOUT_MS = 5000;

/** Without a configuration, `add` does nothing. */
export function createContacts(config: GetResponseConfig | undefined, log: Log): Contacts {
  const underway = new Set<Promise<void>>();
  return {
    isConfigured: config !== undefined,
    add(contact) {
      if (config === undefined) return;
      const sending = send(config, contact)
        .catch((error: unknown) => log.warn({ err: error }, 'GetResponse rejected a contact'))
        .then(() => void underway.delete(sending));
      underway.add(sending);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}

async function send({ apiKey, baseUrl, campaignId }: GetResponseConfig, contact: Contact): Promise<void> {
  const response = await fetch(`${baseUrl}/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': `api-key ${apiKey}` },
    body: JSON.stringify({ ...contact, ...(campaignId !== undefined && { campaign: { campaignId } }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`GetResponse answered ${response.status}.`);
}
