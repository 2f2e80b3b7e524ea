import type { GetResponseConfig } from '../../platform/config.ts';

interface Contact {
  email: string;
  name: string;
}

interface Log {
  warn(details: object, message: string): void;
}

/** Tells the mailing list of somebody who agreed to it, beside the request: nobody waits for it, and its failure is a line in the log. */
export interface Contacts {
  add(contact: Contact): void;
  settled(): Promise<void>;
}

const PATIENCE = 5000;

/** Does nothing without a configuration. */
export function createContacts(config: GetResponseConfig | undefined, log: Log): Contacts {
  const underway = new Set<Promise<void>>();
  return {
    add(contact) {
      if (config === undefined) return;
      const sending = send(config, contact)
        .catch((error: unknown) => log.warn({ err: error }, 'GetResponse did not take a contact'))
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
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`GetResponse answered ${response.status}.`);
}
