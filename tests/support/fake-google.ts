/** A token with Google's claims and an invalid signature. */
export const idTokenOf = (claims: object): string =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;

/** Replaces Google's script: renders a plain button that returns this token. */
export function fakeGoogle(credential: string): void {
  let answer = (_answer: { credential: string }) => {};
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          answer = callback;
        },
        renderButton: (parent, { width }) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'Continue with Google';
          Object.assign(button.style, {
            width: `${width}px`,
            height: '40px',
            border: '1px solid #747775',
            borderRadius: '4px',
            background: '#fff',
            color: '#1f1f1f',
          });
          button.addEventListener('click', () => answer({ credential }));
          parent.replaceChildren(button);
        },
      },
    },
  };
}
