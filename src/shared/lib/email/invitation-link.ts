import { readSignature, type Signature } from './signed-link';

export type InvitationLink = { uuid: string; params: Signature };

/** The invitation that the path of its mailed link leads to; null for any other path. */
export function readInvitationPath(path: string | null): InvitationLink | null {
  const [, uuid, search] = /^\/invitation\/([\da-f-]+)(\?.*)?$/i.exec(path ?? '') ?? [];
  const params = readSignature(search ?? '');
  return uuid && params ? { uuid, params } : null;
}
