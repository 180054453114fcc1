import { Trans } from "@lingui/react/macro";

/** The key of a node, in hexadecimal: who is paid by an invoice that doesn't say what for. */
const nodeKey = /^[0-9a-f]{66}$/;

/** What the recipient of a quote is called. Invoices name what is paid, not who. */
export function RecipientTerm(props: { recipient: string; isLightning: boolean }) {
  const { recipient, isLightning } = props;
  return isLightning && !nodeKey.test(recipient) ? <Trans>For</Trans> : <Trans>To</Trans>;
}
