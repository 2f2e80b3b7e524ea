import type { SubscriptionPreview } from '@/shared/api/subscriptions';
import { formatMoney } from '@/shared/lib/numbers';
import { dateOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Preview } from '../model/change-state';
import * as styles from './preview-lines.css';

/** The lines of the previewed invoice: credits, charges and the amount due. */
export function PreviewLines({ preview }: { preview: Preview }) {
  switch (preview.state) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton lines={4} label="Calculating the price" />;
    case 'failed':
      return (
        <Banner tone="danger" title={preview.problem.message} urgent>
          Your plan hasn’t changed. Choose again to see what the change costs.
        </Banner>
      );
    case 'ready':
      return <Lines preview={preview.preview} />;
  }
}

function Lines({ preview }: { preview: SubscriptionPreview }) {
  const { currency, lines, discount, tax, total, due_now, next_payment_at, takes_effect_at } = preview;
  const money = (amount: number) => formatMoney(amount, currency).replace('-', '−');
  const later = due_now === 0 && total > 0 ? `: ${money(total)}` : '';
  return (
    <div role="status">
      <table className={styles.table} aria-label="Cost of the change">
        <tbody>
          {lines.map(({ description, amount }, index) => (
            <tr key={`${index}-${description}`}>
              <th scope="row">{description}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
          {discount === 0 ? null : (
            <tr>
              <th scope="row">Discount</th>
              <td>{money(-discount)}</td>
            </tr>
          )}
          {tax === 0 ? null : (
            <tr>
              <th scope="row">Tax</th>
              <td>{money(tax)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Due now</th>
            <td>{money(due_now)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        {takes_effect_at === undefined ? '' : `You keep your current plan until ${dateOf(takes_effect_at)}. `}
        {total < 0 ? `${money(-total)} is credited to your next invoice. ` : ''}
        {next_payment_at === null ? '' : `Next payment${later} on ${dateOf(next_payment_at)}.`}
      </p>
    </div>
  );
}
