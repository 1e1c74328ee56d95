console.log('halcyon: placeholder');
