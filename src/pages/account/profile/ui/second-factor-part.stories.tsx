import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen } from 'storybook/test';
import { $session } from '@/entities/session';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf } from '../../../../../tests/support/people';
import { $dialog, codeForm, nameForm, ownerForm } from '../model/factor-dialog';
import { closed, type FactorDialog } from '../model/factor-dialog-state';
import { $factors, type Factors } from '../model/second-factor';
import { sheet } from './part.css';
import { factorsOff, factorsOn, schooled } from './profile.sample';
import { SecondFactorPart } from './second-factor-part';

type State = { factors: Factors; dialog?: FactorDialog; error?: string; hasPassword?: boolean };

function Example({ factors, dialog = closed, error, hasPassword = true }: State) {
  const status = (name: string) =>
    ({ state: 'editing', errors: error === undefined ? {} : { [name]: error } }) as const;
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf({ ...schooled, has_password: hasPassword })],
            [$factors, factors],
            [$dialog, dialog],
            [ownerForm.$status, status('password')],
            [codeForm.$status, status('code')],
            [nameForm.$status, status('form')],
          ],
        })
      }
    >
      <div className={sheet}>
        <SecondFactorPart />
      </div>
    </PageFrame>
  );
}

const off: Factors = { state: 'ready', factors: factorsOff };
const on: Factors = { state: 'ready', factors: factorsOn };
const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const longName = 'The blue security key from the second drawer of my desk at Harborview';

const meta = {
  title: 'Pages/Profile second factor',
  component: Example,
  parameters: { frame: 940 },
  globals: desktop,
  args: { factors: off },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an authenticator app' }));
    await expect(await screen.findByRole('dialog', { name: 'Add an authenticator app' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const On: Story = {
  args: { factors: on },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove the authenticator app' })).toBeVisible();
    await expect(canvas.getByText('10 of 10 left')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add an authenticator app' })).toBeNull();
  },
};

export const LongNamesOnPhone: Story = {
  parameters: { frame: 358 },
  globals: phone,
  args: {
    factors: {
      state: 'ready',
      factors: {
        ...factorsOn,
        recovery_codes_left: 2,
        passkeys: factorsOn.passkeys.map((passkey) => ({ ...passkey, name: longName })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have 2 recovery codes left/)).toBeVisible();
  },
};

export const Administrator: Story = {
  args: { factors: { state: 'ready', factors: { ...factorsOff, required: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Administrators need two-step verification/)).toBeVisible();
  },
};

export const AdministratorInAnOldSession: Story = {
  args: {
    factors: { state: 'ready', factors: { ...factorsOn, required: true, session_verified: false } },
  },
};

export const Loading: Story = { args: { factors: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    factors: {
      state: 'failed',
      problem: { status: 503, message: 'Service Unavailable', fields: {} },
    },
  },
};

export const WrongPassword: Story = {
  args: {
    factors: on,
    dialog: { state: 'confirming', task: { kind: 'removePasskey', id: 'laptop', name: longName } },
    error: 'This is not your password.',
  },
  play: async () => {
    const password = await screen.findByLabelText('Your password');
    await expect(password).toHaveAccessibleDescription(/not your password/);
  },
};

export const WithoutPassword: Story = {
  args: { hasPassword: false, dialog: { state: 'confirming', task: { kind: 'addPasskey' } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(screen.queryByLabelText('Your password')).toBeNull();
  },
};

export const Scanning: Story = {
  globals: phone,
  args: {
    dialog: {
      state: 'scanning',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Lectern:ada%40school.test?issuer=Lectern&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
    error: 'This code is not right.',
  },
  play: async () => {
    await expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const Naming: Story = {
  args: {
    dialog: {
      state: 'naming',
      options: {
        challenge: 'c',
        rp: { name: 'Lectern', id: 'lectern.test' },
        user: { id: 'u', name: 'ada@school.test', displayName: 'ada@school.test' },
        pubKeyCredParams: [],
      },
    },
    error: 'The passkey wasn’t created. Try again, or use another device.',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The passkey wasn’t created.');
  },
};

export const RecoveryCodes: Story = {
  globals: phone,
  args: {
    factors: on,
    dialog: {
      state: 'codes',
      codes: Array.from({ length: 10 }, (_, index) => `7KQ2-M4XT-9RHC-VB${index}D`),
    },
  },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    await expect(list.children).toHaveLength(10);
    await expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  },
};
