import { useLocation } from "wouter";
import { isApp } from "../navigation/is-app.ts";
import { chatTarget } from "./chat-address.ts";

/** Shows a chat over the page, or, in the mobile app, on its own. */
export function useOpenChat(): (id: string) => void {
  const [path, navigate] = useLocation();
  return (id) => navigate(chatTarget({ path, search: window.location.search, isApp: isApp() }, id));
}
