import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { ContentPage, ContentPart } from "./content-page.tsx";
import styles from "./content-page.module.css";

/** Where those go whose network address is refused. */
export function BlockedPage() {
  const { t } = useLingui();
  return (
    <ContentPage
      title={t`This network address is blocked`}
      lead={
        <Trans>
          Requests from your network address are refused, because of what came from it before or
          because of the place it belongs to. Your account and your balance are not affected.
        </Trans>
      }
    >
      <ContentPart title={<Trans>What you can do</Trans>}>
        <ul className={styles.list}>
          <li>
            <Trans>If you use a VPN or a proxy, switch it off and open the page again.</Trans>
          </li>
          <li>
            <Trans>
              If you share the connection, for example at work or in a hotel, use another one. A
              mobile phone has an address of its own.
            </Trans>
          </li>
          <li>
            <Trans>
              Payments that you owe in active trades stay due. Open the trade over another
              connection before its deadline.
            </Trans>
          </li>
        </ul>
      </ContentPart>
      <AppLink to="/status">
        <Trans>What works right now</Trans>
      </AppLink>
    </ContentPage>
  );
}
