const box = document.getElementById('filter');
const result = document.getElementById('filter-result');
const groups = [...document.querySelectorAll('.group')];

box.addEventListener('input', () => {
  const term = box.value.trim().toLowerCase();
  let count = 0;
  for (const group of groups) {
    const role = group.querySelector('h2').textContent.toLowerCase();
    const rows = [...group.querySelectorAll('li')];
    for (const row of rows) row.hidden = !role.includes(term) && !row.textContent.toLowerCase().includes(term);
    const shown = rows.filter((row) => !row.hidden).length;
    group.hidden = shown === 0;
    count += shown;
  }
  result.textContent = count === 1 ? '1 person' : `${count} people`;
});
