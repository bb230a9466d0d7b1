document.getElementById('continue').click();
