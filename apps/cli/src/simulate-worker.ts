console.log('simulate-worker: placeholder');
