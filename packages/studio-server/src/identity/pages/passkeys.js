const { browserSupportsWebAuthn, startAuthentication, startRegistration } = SimpleWebAuthnBrowser;

/** Copies the boxes of the page into the form, because a box belongs to one form. */
function copyBoxes(form) {
  for (const box of document.querySelectorAll('input[type="checkbox"]')) {
    const copy = form.elements[box.name];
    if (copy) copy.value = box.checked ? box.value : '';
  }
}

/** Asks the browser for a passkey and posts its answer with the form. */
async function usePasskey(form) {
  const button = form.querySelector('button');
  const banner = form.querySelector('.banner');
  banner.hidden = true;
  button.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(form.dataset.options, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
    });
    if (!response.ok) throw new Error(`The server returned ${response.status}.`);
    const options = { optionsJSON: await response.json() };
    const start = form.dataset.passkey === 'create' ? startRegistration : startAuthentication;
    form.elements.answer.value = JSON.stringify(await start(options));
    copyBoxes(form);
    form.submit();
  } catch {
    banner.hidden = false;
  } finally {
    button.removeAttribute('aria-busy');
  }
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  form.hidden = !browserSupportsWebAuthn();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void usePasskey(form);
  });
}

for (const time of document.querySelectorAll('time')) {
  // Swedish days are written like 2026-11-28.
  time.textContent = new Date(time.dateTime).toLocaleDateString('sv-SE');
}
