/** Forms of credentials that a provider may repeat in an error. */
const CREDENTIAL =
  /\b(bearer|basic)\s+\S+|\b(sk|rk|pk|key|gsk|xai|hf)[-_][\w*-]{6,}|(?<label>(api[-_ ]?key|authorization|token|secret)(\s+provided)?["']?\s*[:=]\s*["']?)((bearer|basic)\s+)?[^\s"',}]+/gi;

/** A provider's text for the log, without the configured key or anything like one. */
export function withoutSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  const known = secrets.filter((secret) => secret !== undefined && secret !== '');
  const clean = known.reduce<string>((rest, secret) => rest.replaceAll(String(secret), '[secret]'), text);
  return clean.replaceAll(CREDENTIAL, '$<label>[secret]');
}
