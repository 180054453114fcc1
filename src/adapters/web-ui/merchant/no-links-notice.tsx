import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { corporatePath, verifyCompanyPath } from "../navigation/paths.ts";
import { usePolicy } from "../page-policy.ts";
import { useReader } from "../server/use-reader.ts";
import { whyNoLinks } from "./why-no-links.ts";

/** Why the reader makes no payment links, and what they can do about it. */
export function NoLinksNotice() {
  const reader = useReader();
  const { flags } = usePolicy();
  const why = whyNoLinks({ ...reader, isCorporateOffered: flags.corporateAccount });
  return (
    <Notice tone="info">
      {why === "not_allowed" ? (
        <Trans>
          Our team hasn&apos;t allowed payment links for your company, or has withdrawn them. Open
          links can&apos;t be paid meanwhile; what was paid to you stays yours. To get payment
          links, write to support from your account&apos;s email address.
        </Trans>
      ) : (
        <Trans>
          Merchants ask for an amount with a link or a QR code, and are paid in Bitcoin. Our team
          allows it for verified companies.
        </Trans>
      )}{" "}
      {why === "unverified" && (
        <AppLink to={verifyCompanyPath}>
          <Trans>Verify your company</Trans>
        </AppLink>
      )}
      {why === "personal" && (
        <AppLink to={corporatePath}>
          <Trans>Switch to a corporate account</Trans>
        </AppLink>
      )}
      {why === "not_offered" && <Trans>Corporate accounts aren&apos;t offered here.</Trans>}
    </Notice>
  );
}
