/** The sign-in page of the test provider. */
export const signInPage = (error = ''): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Northline accounts</title>
  <h1>Northline accounts</h1>
  <p role="alert">${error}</p>
  <form method="post">
    <label>User name <input name="username" autocomplete="username"></label>
    <label>Password <input name="password" type="password"></label>
    <label>Code <input name="code" inputmode="numeric"></label>
    <button>Continue</button>
    <button name="cancel" value="yes">Cancel</button>
  </form>
</html>`;
