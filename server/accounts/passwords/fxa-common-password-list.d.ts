declare module 'fxa-common-password-list' {
  /** Whether the list of 50,000 leaked passwords, all in lower case, contains this one. */
  export function test(password: string): boolean;
}
