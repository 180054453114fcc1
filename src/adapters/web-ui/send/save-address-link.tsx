import { Trans } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { useRead } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { saveAddressPath, type GivenAddress } from "./given-address.ts";

/** Leads to the address book with the address filled in, unless it is saved there. */
export function SaveAddressLink({ asset, address }: GivenAddress) {
  const book = useRead("viewAddressBook", {}).data?.data;
  if (!book) return null;
  const isSaved = book.addresses.some(
    (saved) => saved.cryptoCurrencyCode === asset && saved.address === address,
  );
  if (isSaved) return null;
  return (
    <AppLink className={styles.link} to={saveAddressPath({ asset, address })}>
      <Trans>Save this address</Trans>
    </AppLink>
  );
}
