/** An invalid setting; the message is one sentence for the operator of the server. */
export class ConfigError extends Error {}
