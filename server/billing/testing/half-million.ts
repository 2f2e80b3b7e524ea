/** The smallest pack, as a buyer requests its payment. */
export const halfMillion = { amount: 400, currency: 'usd', description: '500K credits' };
