import { Trans, useLingui } from "@lingui/react/macro";
import { paymentMethodGroups } from "../../../domain/catalogue/payment-method-groups.ts";
import { numberFormat } from "../design/amount-text.ts";
import { useGroupNames } from "../market/group-names.ts";
import { usePolicy } from "../page-policy.ts";
import { useRead } from "../server/use-read.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";
import styles from "./content-page.module.css";

/** What a trade costs, by the policy in force. */
export function FeesPage() {
  const { t, i18n } = useLingui();
  const { fees, flags } = usePolicy();
  const { byGroup, byMethod, discountPercent } = fees;
  const groupNames = useGroupNames();
  const methods = useRead("listPaymentMethods", {}).data?.data ?? [];
  const percent = (basisPoints: number) =>
    `${numberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)}%`;
  const groups = paymentMethodGroups.map(({ id, slug, name }) => ({
    slug,
    name: groupNames[slug] ?? name,
    fee: percent(byGroup[id]),
  }));
  const others = Object.entries(byMethod).map(([slug, fee]) => ({
    slug,
    name: methods.find((method) => method.slug === slug)?.name ?? slug,
    fee: percent(fee),
  }));
  return (
    <ContentPage
      title={t`Fees`}
      lead={<Trans>The seller pays one fee for each completed trade. The buyer pays none.</Trans>}
    >
      <ContentPart title={<Trans>The escrow fee</Trans>}>
        <p>
          <Trans>
            The fee is a share of the crypto that is traded. It comes on top of the amount, is held
            in escrow together with it, and is taken only when the trade succeeds. If the trade is
            cancelled, the seller gets it back in full.
          </Trans>
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Payment method</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Fee</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...groups, ...others].map(({ slug, name, fee }) => (
              <tr key={slug}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className={styles.number}>
                  <bdi>{fee}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ContentPart>
      {flags.feeDiscount && (
        <ContentPart title={<Trans>Discounts</Trans>}>
          <p>
            <Trans>
              Sellers whose trades earned the power trader badge pay{" "}
              <bdi>{`${discountPercent.power_trader}%`}</bdi> less, and expert traders{" "}
              <bdi>{`${discountPercent.expert_trader}%`}</bdi> less. A trade keeps the discount that
              it started with.
            </Trans>
          </p>
        </ContentPart>
      )}
      <ContentPart title={<Trans>What else a payment may cost</Trans>}>
        <p>
          <Trans>
            Your bank or payment service may charge you for a payment. We don&apos;t see that and
            don&apos;t take part in it. The offer&apos;s terms say who bears it.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Where you see the fee</Trans>}>
        <p>
          <Trans>
            Sellers see the fee in crypto before they start a trade or publish an offer. The fee of
            an active trade does not change, even if this table does.
          </Trans>
        </p>
      </ContentPart>
    </ContentPage>
  );
}
