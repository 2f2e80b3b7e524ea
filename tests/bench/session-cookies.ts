/** The cookies of a signed-in browser. */
export async function cookiesOf(url: string, headers: { authorization: string }): Promise<string> {
  const answer: { data: { user: object } } = await (await fetch(`${url}/api/me`, { headers })).json();
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  const user = encodeURIComponent(JSON.stringify({ user: answer.data.user, expires }));
  return `lectern_token=${headers.authorization.replace('Bearer ', '')}; lectern_user=${user}; lectern_time_zone=Europe%2FLondon`;
}
