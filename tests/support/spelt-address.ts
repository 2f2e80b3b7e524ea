let people = 0;
/** A new address at each call, and another spelling of it. */
export function newAddress() {
  people += 1;
  const name = `ada.byron${people}`;
  return { email: `${name}@gmail.com`, spelling: `A.Da.Byron${people}+News@GoogleMail.com` };
}
