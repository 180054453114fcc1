import { useLingui } from "@lingui/react/macro";
import { orderKinds } from "../../domain/provider-order/provider-order.ts";
import { SearchedList } from "../design/searched-list.tsx";
import { useStaffSession } from "../server/staff-session.ts";
import page from "../design/page.module.css";
import { OrderItems } from "./order-items.tsx";
import { kindWords, openOrOver, openWords } from "./order-words.tsx";
import { ProviderAccounts } from "./provider-accounts.tsx";

/** Orders with providers, and what they and the platform owe each other. */
export function ProviderOrdersPage() {
  const { t } = useLingui();
  const { member } = useStaffSession();
  return (
    <div className={page.page}>
      <SearchedList
        name={t`Provider orders`}
        resource="provider-orders"
        sort={{ field: "placedAt", order: "DESC" }}
        text={{ label: t`Person or order`, hint: t`The start of a name or of an order's ID.` }}
        word={{ label: t`Kind`, field: "kind", all: orderKinds, words: kindWords }}
        second={{
          label: t`State`,
          field: "state",
          all: openOrOver,
          words: openWords,
        }}
      >
        <OrderItems />
      </SearchedList>
      {member?.permissions.includes("audit_books") === true && <ProviderAccounts />}
    </div>
  );
}
