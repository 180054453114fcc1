import { Admin, CustomRoutes, memoryStore, Resource } from "react-admin";
import { Route } from "react-router";
import { consoleState } from "./server/console-state.ts";
import { HomePage } from "./home/home-page.tsx";
import { resources } from "./resources.ts";
import { dataProvider } from "./server/data-provider.ts";
import { readMemory } from "./server/use-read.ts";
import { ConsoleLayout } from "./shell/console-layout.tsx";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { authProvider } from "./sign-in/auth-provider.ts";
import { InvitationPage } from "./sign-in/invitation-page.tsx";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import { darkTheme, lightTheme } from "./theme/theme.ts";

// No case data stays in the browser after the user leaves the console.
const store = memoryStore();

/** The staff console. */
export function Console() {
  return (
    <Admin
      title={consoleState.brandName}
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={readMemory}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={ConsoleLayout}
      loginPage={SignInPage}
      dashboard={HomePage}
      catchAll={NotFoundPage}
      requireAuth
      disableTelemetry
    >
      {resources.map(({ name, list, show }) => (
        <Resource key={name} name={name} list={list} {...(show && { show })} />
      ))}
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  );
}
